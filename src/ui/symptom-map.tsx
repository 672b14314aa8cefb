/** The contract's troubleshooting map, for when nothing is proven: each symptom with its likely cause and what to do here. */

interface Symptom {
  readonly symptom: string;
  readonly cause: string;
}

const symptoms: readonly Symptom[] = [
  {
    symptom: 'Verification always fails',
    cause:
      'The merchant public key is used instead of the platform public key; timestamp or nonce is left out of the string; numbers are formatted differently. Paste another callback: a finding names the last two.',
  },
  {
    symptom: 'Verification fails although completedAt is absent',
    cause:
      'The platform public key is outdated, or does not match the signing key. Fetch the profile again (GET /portal/profile).',
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

export function SymptomMap() {
  return (
    <details className="symptoms">
      <summary>By symptom</summary>
      <dl>
        {symptoms.map(({ symptom, cause }) => (
          <div key={symptom}>
            <dt>{symptom}</dt>
            <dd>{cause}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
