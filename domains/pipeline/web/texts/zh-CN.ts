import dialogs from './dialogs/zh-CN.ts'
import screens from './screens/zh-CN.ts'
import titles from './titles/zh-CN.ts'
import vocabulary from './vocabulary/zh-CN.ts'

export default { ...vocabulary, ...screens, ...dialogs, titles }
