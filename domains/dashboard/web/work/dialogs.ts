// What opens on a click, fetched then.
export { UploadResultsDialog } from '@bole/intake/web'
export { DecisionDialog, ScheduleDialog } from '@bole/pipeline/web'
