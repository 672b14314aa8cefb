import { CircleCheck, CloudDownload, RefreshCw } from 'lucide-react';
import { useStore } from 'zustand';
import type { ProfileOutcome } from '../../../core/portal/read-profile-answer';
import { ProblemList } from '../../controls/problem-list';
import { useApp } from '../../shell/app-context';

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
        {busy ? 'Asking the portal …' : 'Load from the portal'}
      </button>
      <div role="status">
        {outcome !== null && outcome.kind !== 'failed' && <Success kind={outcome.kind} />}
        {outcome?.kind === 'failed' && <ProblemList problems={[outcome.problem]} text="" />}
      </div>
    </div>
  );
}

const words: Record<Exclude<ProfileOutcome['kind'], 'failed'>, string> = {
  loaded: 'This is the platform’s key from your profile.',
  unchanged: 'The profile has the same key as before.',
  rotated:
    'The platform has rotated its key: the profile has another one than before. The new key decides; the one before is kept as the previous key and still explains older callbacks. Update your own program.',
};

function Success({ kind }: { readonly kind: keyof typeof words }) {
  const Icon = kind === 'rotated' ? RefreshCw : CircleCheck;
  return (
    <p className={kind === 'rotated' ? 'profile-word is-warning' : 'profile-word is-good'}>
      <Icon size={16} aria-hidden="true" />
      <span>{words[kind]}</span>
    </p>
  );
}
