// Everything that `late.ts` loads.

export { countIn } from './count.ts';
export { sound } from './sound.ts';
