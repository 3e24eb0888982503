// What a form needs beside its fields, apart from the rest: it brings a notice and the pickers' calendar with it.
export { holdingDays, holdingMoments } from '../web/picker-values.ts'
export { StaleNotice } from '../web/stale-notice.tsx'
