export { projectTexts as texts } from '../../../contract/texts/project/pt-br.ts'
