export { projectTexts as texts } from '../../../contract/texts/project/zh-tw.ts'
