export {
  anyStage,
  eventOf,
  eventsAt,
  isGeneral,
  isTold,
  type NotifyEvent,
  notifyEvents,
  toldStages,
} from './events.ts'
export { countReaders, onceEach } from './once-each.ts'
export {
  afterNews,
  type Channel,
  channels,
  groupOf,
  type RecordState,
  recordStates,
  type StateGroup,
  type Statistic,
  stateGroups,
  statisticFrom,
  type Written,
  wayTo,
  whatCanBeDone,
  writtenChannels,
} from './record-states.ts'
export {
  faultInTemplate,
  fillWords,
  type TemplateFault,
  type Values,
  type Variable,
  variables,
  variablesOf,
  type Words,
} from './variables.ts'
