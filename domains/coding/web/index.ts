export { CodeTab } from './code-tab.tsx'
