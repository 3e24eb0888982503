import '../bench/outbox.ts'
