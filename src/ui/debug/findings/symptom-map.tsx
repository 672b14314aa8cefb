/** The contract's troubleshooting map, for when nothing is proven: each symptom with its likely cause and what to do here. */

interface Symptom {
  readonly symptom: string;
  readonly cause: string;
  /** The part of the cause that blames the key. */
  readonly keyCause?: string;
}

const symptoms: readonly Symptom[] = [
  {
    symptom: 'Verification always fails',
    keyCause: 'The merchant public key is used instead of the platform public key.',
    cause:
      'The entry timestamp or nonce is left out of the string; numbers are formatted differently. Paste another callback: a finding names these two.',
  },
  {
    symptom: 'Verification fails although completedAt is absent',
    keyCause:
      'The platform public key is outdated, or does not match the signing key. Fetch the profile again (GET /portal/profile).',
    cause: '',
  },
  {
    symptom: 'The platform keeps retrying',
    cause: 'The response is not exactly OK, its status is not 200, or processing raised an error.',
  },
  {
    symptom: 'No callback is received',
    cause: 'notifyUrl is empty or unreachable, or the order has not reached completed.',
  },
  {
    symptom: 'Notifications are repeated',
    cause: 'Normal: delivery is at least once. Handle each order once.',
  },
];

/** @param isKeyProven the signature was opened with the key: what blames the key is ruled out */
export function SymptomMap({ isKeyProven }: { readonly isKeyProven: boolean }) {
  return (
    <details className="symptoms">
      <summary>By symptom</summary>
      <dl>
        {symptoms.map(({ symptom, cause, keyCause = '' }) => {
          const causes = isKeyProven ? cause : `${keyCause} ${cause}`.trim();
          return (
            causes !== '' && (
              <div key={symptom}>
                <dt>{symptom}</dt>
                <dd>{causes}</dd>
              </div>
            )
          );
        })}
      </dl>
    </details>
  );
}
