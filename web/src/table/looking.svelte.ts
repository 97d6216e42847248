// Whether the analysis of a finished game lies beside its replay, and whether the game is to be taken
// up again at this moment; both are loaded when they are wanted.
export const ANALYSIS_HASH = '#analysis';

export class Looking {
  on = $state(globalThis.location?.hash === ANALYSIS_HASH);
  trying = $state(false);
}
