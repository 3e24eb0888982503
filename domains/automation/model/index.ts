export { actionsOf, type Facts, type Happening, type Verdict } from './actions-of.ts'
export { loopWith } from './loops.ts'
export { type ReadyRule, readyRules } from './ready-rules.ts'
export { type Rehearsed, rehearse } from './rehearse.ts'
export {
  type Action,
  actions,
  type Condition,
  conditions,
  type DateName,
  dates,
  type FeedbackAction,
  feedbackActions,
  isAt,
  type Place,
  type Rule,
  type Setting,
  stageIn,
  stageItLeadsTo,
  stageOfDate,
  type Trigger,
  triggers,
} from './setting.ts'
export { type Appointed, datesNear, type Passage, staysOver } from './times.ts'
