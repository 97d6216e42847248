// Whether the standing orders are open: a button of a game and the menu of the table open them.
export const standing: { open: boolean } = $state({ open: false });
