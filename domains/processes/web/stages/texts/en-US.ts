import { stageNames } from '@bole/processes/contract'

export default stageNames['en-US']
