import screens from './screens/zh-CN.ts'
import sentences from './sentences/zh-CN.ts'
import vocabulary from './vocabulary/zh-CN.ts'

export default { ...vocabulary, ...sentences, ...screens }
