import type { AnchorId, CompetencyId, FollowUpId, ListenForId, QuestionId } from '@winnow/languages/hiring';

/** What an interviewer gets with a question. */
export type Guidance = {
  readonly competency: CompetencyId;
  /** Kind of answers, which decides how they are rated. */
  readonly anchors: AnchorId;
  /** Two or three items, the most informative first. */
  readonly listenFor: readonly ListenForId[];
  /** Any of these fits after the response. */
  readonly followUps: readonly [FollowUpId, ...FollowUpId[]];
};

const guide = (
  competency: CompetencyId,
  anchors: AnchorId,
  listenFor: readonly ListenForId[],
  ...followUps: Guidance['followUps']
): Guidance => ({ competency, anchors, listenFor, followUps });

const logical = guide('logic', 'matter', ['reasoning', 'checks'], 'simpler');

/** A fault: find the cause, limit the damage. */
const fault = guide('problem_solving', 'matter', ['order', 'narrows', 'checks'], 'prevent', 'check');
const diagnosis = guide('problem_solving', 'matter', ['narrows', 'checks', 'trade_offs'], 'prevent', 'check', 'example');
const judgement = guide('expertise', 'matter', ['trade_offs', 'concrete', 'limits'], 'example');
const person = guide('responsibility', 'matter', ['teamwork', 'limits', 'concrete'], 'example', 'check');

/** What the interviewer should listen for, how answers are rated, and what may be asked next, for each template that is in use. */
export const guidance: { readonly [id in QuestionId]?: Guidance } = {
  'technical.claim': guide('practice', 'deed', ['own_part', 'concrete', 'depth'], 'measure', 'again', 'hardest'),
  'technical.requirement': guide('practice', 'deed', ['own_part', 'concrete', 'trade_offs'], 'measure', 'hardest'),
  'technical.decision': guide('problem_solving', 'deed', ['trade_offs', 'own_part', 'concrete'], 'again', 'measure'),
  'technical.problem': guide('problem_solving', 'deed', ['concrete', 'own_part', 'trade_offs'], 'measure', 'again'),
  'technical.figure': guide('practice', 'deed', ['own_part', 'checks', 'concrete'], 'hardest', 'again'),
  'technical.listed': guide('practice', 'gap', ['recent', 'concrete', 'depth'], 'hardest', 'example'),
  'technical.extent': guide('practice', 'gap', ['honest_gap', 'recent', 'concrete'], 'example', 'hardest'),
  'technical.missing': guide('practice', 'gap', ['honest_gap', 'concrete', 'learning'], 'example', 'next'),
  'technical.denied': guide('learning', 'gap', ['honest_gap', 'learning', 'limits'], 'next'),
  'technical.certificate': guide('expertise', 'gap', ['honest_gap', 'concrete'], 'example', 'next'),
  'technical.language': guide('practice', 'gap', ['concrete', 'honest_gap', 'recent'], 'example'),
  'technical.education': guide('expertise', 'gap', ['concrete', 'learning', 'depth'], 'example'),
  'technical.years': guide('practice', 'gap', ['own_part', 'concrete', 'recent'], 'hardest', 'example'),
  'matter.programming': diagnosis,
  'matter.framework': diagnosis,
  'matter.database': diagnosis,
  'matter.cloud': diagnosis,
  'matter.deployment': fault,
  'matter.security': fault,
  'matter.data': guide('responsibility', 'matter', ['checks', 'concrete', 'trade_offs'], 'example'),
  'matter.software': guide('expertise', 'matter', ['concrete', 'checks', 'depth'], 'example'),
  'matter.business': diagnosis,
  'matter.design': guide('problem_solving', 'matter', ['teamwork', 'trade_offs', 'concrete'], 'example'),
  'matter.machine': fault,
  'matter.engineering': guide('responsibility', 'matter', ['checks', 'rules', 'concrete'], 'example'),
  'matter.craft': guide('expertise', 'matter', ['concrete', 'rules', 'checks'], 'example', 'prevent'),
  'matter.method': judgement,
  'matter.regulation': guide('responsibility', 'matter', ['rules', 'concrete', 'checks'], 'example', 'check'),
  'matter.accounting': diagnosis,
  'matter.care': guide('responsibility', 'matter', ['order', 'limits', 'rules'], 'example'),
  'matter.teaching': person,
  'matter.sales': guide('problem_solving', 'matter', ['concrete', 'trade_offs', 'teamwork'], 'example'),
  'matter.marketing': guide('expertise', 'matter', ['checks', 'concrete', 'trade_offs'], 'example'),
  'matter.service': person,
  'matter.logistics': fault,
  'matter.food': guide('responsibility', 'matter', ['rules', 'concrete', 'priorities'], 'example'),
  'matter.people': guide('responsibility', 'matter', ['rules', 'teamwork', 'limits'], 'example'),
  'matter.laboratory': guide('problem_solving', 'matter', ['narrows', 'checks', 'rules'], 'prevent', 'example'),
  'matter.any': guide('expertise', 'matter', ['concrete', 'depth', 'checks'], 'example'),
  'hr.claim': guide('teamwork', 'deed', ['own_part', 'teamwork'], 'others', 'hardest'),
  'hr.conflict': guide('teamwork', 'attitude', ['teamwork', 'concrete'], 'others', 'again'),
  'hr.motivation': guide('motivation', 'outlook', ['motivation', 'concrete'], 'example'),
  'hr.priorities': guide('responsibility', 'attitude', ['priorities', 'concrete', 'trade_offs'], 'again', 'others'),
  'hr.mistake': guide('responsibility', 'attitude', ['own_part', 'learning', 'concrete'], 'prevent', 'again'),
  'hr.help': guide('teamwork', 'attitude', ['teamwork', 'concrete'], 'measure', 'others'),
  'hr.situation': guide('responsibility', 'attitude', ['concrete', 'own_part'], 'again', 'others'),
  'hr.relied': guide('teamwork', 'deed', ['teamwork', 'concrete'], 'measure', 'again'),
  'hr.tasks': guide('teamwork', 'deed', ['own_part', 'concrete', 'teamwork'], 'hardest', 'others'),
  'hr.convince': guide('teamwork', 'deed', ['teamwork', 'own_part', 'concrete'], 'hardest', 'again'),
  'hr.routine': guide('motivation', 'attitude', ['priorities', 'motivation', 'concrete'], 'example'),
  'hr.first': guide('motivation', 'outlook', ['motivation', 'priorities'], 'next'),
  'development.claim': guide('learning', 'attitude', ['learning', 'concrete'], 'example', 'hardest'),
  'development.tasks': guide('learning', 'attitude', ['learning', 'concrete', 'own_part'], 'hardest', 'again'),
  'development.gap': guide('learning', 'gap', ['learning', 'honest_gap', 'priorities'], 'next', 'check'),
  'development.feedback': guide('learning', 'attitude', ['learning', 'own_part', 'concrete'], 'measure', 'hardest'),
  'development.plan': guide('motivation', 'outlook', ['motivation', 'learning', 'priorities'], 'next'),
  'development.current': guide('learning', 'attitude', ['learning', 'concrete', 'recent'], 'hardest'),
  'development.again': guide('learning', 'deed', ['learning', 'own_part', 'trade_offs'], 'hardest'),
  'development.stronger': guide('learning', 'outlook', ['honest_gap', 'learning', 'motivation'], 'next', 'check'),
  'development.teach': guide('teamwork', 'attitude', ['teamwork', 'concrete', 'checks'], 'again', 'hardest'),
  'iq.sequence': logical,
  'iq.work': logical,
  'iq.percent': logical,
  'iq.order': logical,
  'iq.handshakes': logical,
};
