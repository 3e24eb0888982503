export { mailboxBody, resumeLines } from './made-up.ts'
export { PostBox } from './post-box.ts'
