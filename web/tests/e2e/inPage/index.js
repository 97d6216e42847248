// What a test calls inside a page: every check answers with complaints in words.
import {
  boardBox,
  hiddenSeats,
  outOfPanels,
  overlappingPanels,
  pageOverflow,
  sidewaysScroll,
  smallBoard,
} from './panels.js';
import {
  brokenWords,
  coveredTexts,
  cutTexts,
  overlappingLabels,
  overlappingTexts,
  smallLabels,
  smallTexts,
} from './texts.js';
import {
  coveredControls,
  hiddenTargets,
  smallControls,
  smallHexes,
  smallPieces,
  smallTargets,
} from './things.js';

const complaintsOf = (checks) => checks.flatMap((check) => [...new Set(check())]);

const OF_EVERY_PAGE = [
  cutTexts,
  brokenWords,
  smallTexts,
  overlappingTexts,
  coveredTexts,
  smallControls,
  coveredControls,
];

window.measurePage = () => complaintsOf([sidewaysScroll, ...OF_EVERY_PAGE]);

window.measureTable = () =>
  complaintsOf([
    pageOverflow,
    smallBoard,
    primaries,
    hiddenSeats,
    hiddenTargets,
    smallTargets,
    smallHexes,
    smallPieces,
    smallLabels,
    overlappingLabels,
    outOfPanels,
    overlappingPanels,
    ...OF_EVERY_PAGE,
  ]);

window.measureBoard = boardBox;
