// A test of a function has no page, and needs nothing of what follows: React alone takes longer to load than it runs.
if (typeof window !== 'undefined') jest.requireActual('./setupOfPage');
