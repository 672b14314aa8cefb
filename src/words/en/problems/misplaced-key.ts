import { inputWords } from '../inputs';

export const misplacedKey = `This is a public key: the platform’s belongs in “${inputWords.names.key}”, yours in “${inputWords.names['own-key']}”.`;
