import type { FollowUpId, ListenForId, QuestionId } from '@winnow/languages/hiring';

type Guidance = {
  /** Two or three items, the most informative first. */
  readonly listenFor: readonly ListenForId[];
  /** Any of these fits after the response. */
  readonly followUps: readonly [FollowUpId, ...FollowUpId[]];
};

const logical: Guidance = { listenFor: ['reasoning', 'depth'], followUps: ['simpler'] };

/** What the interviewer should listen for and may ask next, for each question. */
export const guidance: { readonly [id in QuestionId]: Guidance } = {
  'technical.claim': { listenFor: ['own_part', 'concrete', 'depth'], followUps: ['measure', 'again', 'hardest'] },
  'technical.skill': { listenFor: ['depth', 'concrete', 'trade_offs'], followUps: ['measure', 'again'] },
  'technical.requirement': { listenFor: ['own_part', 'concrete', 'trade_offs'], followUps: ['measure', 'hardest', 'again'] },
  'technical.gap': { listenFor: ['honest_gap', 'concrete', 'learning'], followUps: ['next', 'hardest'] },
  'hr.claim': { listenFor: ['teamwork', 'own_part'], followUps: ['others', 'again', 'hardest'] },
  'hr.requirement': { listenFor: ['motivation', 'teamwork', 'concrete'], followUps: ['others'] },
  'hr.conflict': { listenFor: ['teamwork', 'concrete'], followUps: ['others', 'again'] },
  'hr.motivation': { listenFor: ['motivation', 'concrete'], followUps: ['next'] },
  'hr.priorities': { listenFor: ['priorities', 'concrete', 'trade_offs'], followUps: ['again', 'others', 'hardest'] },
  'development.claim': { listenFor: ['learning', 'concrete'], followUps: ['again', 'hardest'] },
  'development.gap': { listenFor: ['learning', 'honest_gap', 'priorities'], followUps: ['next'] },
  'development.feedback': { listenFor: ['learning', 'own_part', 'concrete'], followUps: ['measure', 'others', 'hardest'] },
  'development.plan': { listenFor: ['motivation', 'learning', 'priorities'], followUps: ['next'] },
  'iq.sequence': logical,
  'iq.work': logical,
  'iq.percent': logical,
  'iq.order': logical,
  'iq.handshakes': logical,
};
