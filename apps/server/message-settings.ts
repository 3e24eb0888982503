import { addressOfMailbox } from '@bole/mail/server'
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
  MAILBOX_URL: z
    .string()
    .regex(/^imaps?:\/\//)
    .refine(URL.canParse)
    .refine((url) => URL.canParse(url) && addressOfMailbox(url).includes('@'))
    .optional()
    .register(settingNotes, {
      allowed:
        'an address such as imaps://user:password@imap.example.com/INBOX?address=jobs@example.com, whose mailbox takes jobs+anything@example.com too',
      meaning: 'The mailbox that candidates answer to and undeliverable mail comes back to.',
      absent: 'answers go to `MAIL_FROM` and nobody hears of what comes back',
      isSecret: true,
    }),
  MAIL_PER_MINUTE: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .default(600)
    .register(settingNotes, {
      allowed: 'a whole number from 0 (no bound) to 999999',
      meaning:
        'How many mails a minute each organisation hands over for one domain; a hundred leave at once.',
      absent: '600',
    }),
  DKIM_DOMAIN: z.hostname().optional().register(settingNotes, {
    allowed: 'the domain of `MAIL_FROM`, or one above it',
    meaning: 'The domain that mail through `SMTP_URL` is signed for (DKIM).',
    absent: 'mail is not signed here',
  }),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-zA-Z0-9._-]{1,63}$/)
    .optional()
    .register(settingNotes, {
      allowed: 'the name of the key in the DNS, such as bole2026',
      meaning: 'Where the public key stands: `selector._domainkey.domain`.',
      absent: 'required with `DKIM_DOMAIN`',
    }),
  DKIM_KEY: z
    .string()
    .transform((text) => text.replaceAll('\\n', '\n'))
    .refine((text) =>
      /^-----BEGIN (RSA )?PRIVATE KEY-----\n[\s\S]+-----END (RSA )?PRIVATE KEY-----\s*$/.test(text),
    )
    .optional()
    .register(settingNotes, {
      allowed: 'a private key in PEM, its lines as they are or separated by \\n',
      meaning: 'The private key that mail is signed with.',
      absent: 'required with `DKIM_DOMAIN`',
      isSecret: true,
    }),
}
