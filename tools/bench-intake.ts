import '../bench/intake.ts'
