import dialogs from './dialogs/pt-BR.ts'
import screens from './screens/pt-BR.ts'
import titles from './titles/pt-BR.ts'
import vocabulary from './vocabulary/pt-BR.ts'

export default { ...vocabulary, ...screens, ...dialogs, titles }
