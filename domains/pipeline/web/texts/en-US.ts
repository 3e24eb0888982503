import dialogs from './dialogs/en-US.ts'
import screens from './screens/en-US.ts'
import titles from './titles/en-US.ts'
import vocabulary from './vocabulary/en-US.ts'

export default { ...vocabulary, ...screens, ...dialogs, titles }
