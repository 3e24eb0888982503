import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

const relay = /^(stun|turns?):[a-z0-9.:[\]-]+(\?transport=(udp|tcp))?$/i

/** What windows of interview rooms find each other with, where they are in different networks. */
export const roomSettings = {
  ICE_SERVERS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every((part) => relay.test(part)))
    .default([])
    .register(settingNotes, {
      allowed:
        'stun:, turn: and turns: addresses separated by commas, such as stun:relay.example.com:3478,turn:relay.example.com:3478',
      meaning:
        'The servers by which people in different networks see and hear each other in interview rooms.',
      absent: 'none: pictures and sound reach people in one network',
    }),
  TURN_SECRET: z.string().optional().register(settingNotes, {
    allowed: 'any text',
    meaning: 'The secret those turn: servers know Bole by (`static-auth-secret` of coturn).',
    absent: 'required with a turn: address in `ICE_SERVERS`',
    isSecret: true,
  }),
}
