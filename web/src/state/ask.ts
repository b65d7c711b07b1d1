/** In the address of a room, the name of the parameter with the program that the page asks to take the free seat. */
export const ASK = 'ask';
