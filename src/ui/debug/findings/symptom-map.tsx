import { symptomWords } from '#words/symptoms';

const { title, bySymptom } = symptomWords;

/**
 * The contract's troubleshooting map, for when nothing is proven.
 *
 * @param isKeyProven this key made the signature: what blames the key is ruled out
 */
export function SymptomMap({ isKeyProven }: { readonly isKeyProven: boolean }) {
  return (
    <details className="symptoms">
      <summary>{title}</summary>
      <dl>
        {Object.values(bySymptom).map(({ symptom, cause, keyCause }) => {
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
