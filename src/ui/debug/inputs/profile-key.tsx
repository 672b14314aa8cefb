import { CircleCheck, CloudDownload, RefreshCw } from 'lucide-react';
import { useStore } from 'zustand';
import { keyWords } from '#words/keys';
import { Problems } from '../../controls/problems';
import { useApp } from '../../shell/app-context';

const words = keyWords.profile;

/** Loads the key from the profile that the portal's configuration names, and says what came of it. */
export function ProfileKey({ address }: { readonly address: string }) {
  const { profile } = useApp();
  const { busy, outcome } = useStore(profile);
  return (
    <div className="profile" data-testid="profile" data-result={outcome?.kind} aria-busy={busy}>
      <button
        type="button"
        className="button"
        aria-disabled={busy}
        onClick={() => void profile.getState().load(address)}
      >
        <CloudDownload size={14} aria-hidden="true" />
        {busy ? words.busy : words.load}
      </button>
      <div role="status">
        {outcome !== null && outcome.kind !== 'failed' && <Success kind={outcome.kind} />}
        {outcome?.kind === 'failed' && <Problems problems={[outcome.problem]} text="" />}
      </div>
    </div>
  );
}

function Success({ kind }: { readonly kind: keyof typeof words.outcomes }) {
  const Icon = kind === 'rotated' ? RefreshCw : CircleCheck;
  return (
    <p className={kind === 'rotated' ? 'profile-word is-warning' : 'profile-word is-good'}>
      <Icon size={16} aria-hidden="true" />
      <span>{words.outcomes[kind]}</span>
    </p>
  );
}
