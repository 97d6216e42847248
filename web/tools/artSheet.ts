// artSheet.ts FOLDER GAME [WIDTH]: every picture of the cards of a game on sheets of SVG in a page,
// to be looked at.
