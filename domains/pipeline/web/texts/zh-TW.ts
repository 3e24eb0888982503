import screens from './screens/zh-TW.ts'
import vocabulary from './vocabulary/zh-TW.ts'

export default { ...vocabulary, ...screens }
