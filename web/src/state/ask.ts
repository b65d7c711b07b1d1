/** A parameter in the address of a room: the id of the program that the page challenges to take the free seat. */
export const ASK = 'ask';
