export { projectTexts as texts } from '../../../contract/texts/project/en-us.ts'
