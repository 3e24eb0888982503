export { MailPeer, type Received, type Temper } from './mail-peer.ts'
