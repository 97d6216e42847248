// Whether the analysis of a finished game lies beside its replay; its page is loaded when it is wanted.
export class Looking {
  on = $state(false);
}
