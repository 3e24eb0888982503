import screens from './screens/zh-TW.ts'
import sentences from './sentences/zh-TW.ts'
import vocabulary from './vocabulary/zh-TW.ts'

export default { ...vocabulary, ...sentences, ...screens }
