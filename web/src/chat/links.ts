// Finds the points and web addresses in a line of chat. All functions are pure.

/** A part of a line: plain text, a point of the board, or a web address. */
export type Part = { type: 'text' | 'point' | 'address'; text: string };

/**
 * An address, or a word that could be the name of a point. Only whole words count, so that `A1` is not found in `BA1`
 * or `A1st`.
 */
const CANDIDATE = /https?:\/\/[^\s<>"]+|(?<![\p{Script=Latin}\d])[A-Za-z]{1,2}\d{1,2}(?![\p{Script=Latin}\d])/giu;
/** Punctuation at the end of a found address. It belongs to the sentence, not to the address. */
const TAIL = /[.,;:!?)\]}'，。；：！？）】”]+$/u;

/** The parts of a line. `isPoint` tells whether a word names a point on the board. */
export function partsOf(line: string, isPoint: (name: string) => boolean): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const upTo = (end: number) => {
    if (end > from) parts.push({ type: 'text', text: line.slice(from, end) });
    from = end;
  };
  for (const { 0: found, index } of line.matchAll(CANDIDATE)) {
    const address = /^https?:/i.test(found);
    const text = address ? found.replace(TAIL, '') : found;
    if (address ? !URL.canParse(text) : !isPoint(text)) continue;
    upTo(index);
    parts.push({ type: address ? 'address' : 'point', text });
    from = index + text.length;
  }
  upTo(line.length);
  return parts;
}
