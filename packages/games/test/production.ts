// Import this before modules that read NODE_ENV when they are loaded.
process.env.NODE_ENV = 'production';
