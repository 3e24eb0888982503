import { texts as stage } from '../../web/live/texts/en-US.ts'
import type { Texts } from './zh-cn.ts'

export const texts: Texts = {
  ...stage,
  title: 'Interview room',
  when: 'When',
  early: 'The room opens 2 hours before the interview. Please come back then.',
  over: 'The interview is over. Thank you for taking part.',
  lobby: 'You’re in the lobby. The interviewers will invite you in.',
  invited: 'The interviewers are inviting you in.',
  accept: 'Enter the room',
  busy: 'Entering…',
  members: 'In the room',
  online: 'Online',
  offline: 'Offline',
  you: 'You',
  chat: 'Chat',
  nothing: 'No messages yet',
  say: 'Write a message',
  send: 'Send',
  files: 'Files',
  elsewhere: 'You entered this room in another window.',
  again: 'Enter in this window',
  trying: 'The connection was lost. Trying again.',
  recorded:
    '{{name}} is recording the video and audio of this room. If you don’t agree, tell the interviewers or leave video and audio.',
  share_on: '{{name}} is sharing their screen',
  share_off: '{{name}} stopped sharing their screen',
  coding_on: '{{name}} turned coding mode on',
  coding_off: '{{name}} turned coding mode off',
}
