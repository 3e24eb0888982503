import { stageNames } from '@bole/processes/contract'

export default stageNames['pt-BR']
