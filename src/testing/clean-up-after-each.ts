/** Set up for the component tests: takes down what a test rendered, so that the next one starts on an empty page. */
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
