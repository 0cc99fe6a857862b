export { cutPieces, type Piece } from './pieces/cut-pieces.ts';
export { isPossible } from './pieces/decode-pieces.ts';
export { type SeenPiece, seePieces } from './pieces/piece-features.ts';
export { type PieceState, pieceGrammar, pieceStates } from './pieces/piece-states.ts';
export { readJobWith } from './read-job.ts';
export { jobLines } from './text/job-lines.ts';
