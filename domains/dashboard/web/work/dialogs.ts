// What opens on a click, fetched then.
export { UploadResultsDialog } from '@bole/intake/web'
export { DecisionDialog } from '@bole/pipeline/web'
