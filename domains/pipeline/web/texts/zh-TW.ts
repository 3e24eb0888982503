import dialogs from './dialogs/zh-TW.ts'
import screens from './screens/zh-TW.ts'
import titles from './titles/zh-TW.ts'
import vocabulary from './vocabulary/zh-TW.ts'

export default { ...vocabulary, ...screens, ...dialogs, titles }
