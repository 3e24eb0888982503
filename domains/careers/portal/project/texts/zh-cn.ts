export { projectTexts as texts } from '../../../contract/texts/project/zh-cn.ts'
