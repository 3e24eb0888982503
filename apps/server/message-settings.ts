import * as z from 'zod'
import { settingNotes } from './setting-notes.ts'

/** Where mail and short messages are handed over. */
export const messageSettings = {
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .refine(URL.canParse)
    .optional()
    .register(settingNotes, {
      allowed:
        'an address such as smtp://user:password@mail.example.com:587, or smtps:// for a connection that is encrypted from the beginning',
      meaning: 'The mail server of every organisation that names none of its own.',
      absent: 'mail waits until an organisation names a server',
      isSecret: true,
    }),
  SMS_URL: z
    .string()
    .regex(/^s?smpp:\/\//)
    .refine(URL.canParse)
    .optional()
    .register(settingNotes, {
      allowed:
        'an address such as smpp://system_id:password@sms.example.com:2775?from=Acme&country=86, or ssmpp:// for an encrypted connection',
      meaning:
        'The provider that takes short messages, by SMPP 3.4; `from` is whom they come from, `country` the code that numbers without one get.',
      absent: 'short messages wait until it is set',
      isSecret: true,
    }),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional()
    .register(settingNotes, {
      allowed: 'a mail address, alone or as Name <address>',
      meaning: 'Whom mail through `SMTP_URL` comes from.',
      absent: 'required with `SMTP_URL`',
    }),
}
