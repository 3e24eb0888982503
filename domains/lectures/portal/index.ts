export { LecturePage } from './lecture-page.tsx'
