import screens from './screens/pt-BR.ts'
import sentences from './sentences/pt-BR.ts'
import vocabulary from './vocabulary/pt-BR.ts'

export default { ...vocabulary, ...sentences, ...screens }
